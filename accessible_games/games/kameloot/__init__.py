"""Kameloot: two taverns, seven kinds of magic objects, and a discard pile that nobody may consult."""
