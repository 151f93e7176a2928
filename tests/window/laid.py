"""What is wrong with a page that is laid out, found by arithmetic."""

import itertools

from accessible_games.window.page import compose

WINDOWS = ((1280, 800), (800, 600), (1920, 1080), (1366, 768), (3840, 2160), (1080, 1920))
SIZES = (100, 200, 300)
LOOKS = tuple(itertools.product(WINDOWS, SIZES))


def apart(one, other):
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def faults(scene, window, size, letters):
    """What is cut, covered or missing of a scene in a window at a size."""
    page = compose(scene, *window, size, letters.measure, letters.leading, lambda mark: 1.5)
    found = []
    boxes = [(text.text, text.box) for text in page.texts] + [(shape.kind, shape.box) for shape in page.shapes]
    for name, box in (*boxes, *(("a card", face.box) for face in page.faces)):
        if box.x < 0 or box.y < 0 or box.right > window[0] or box.bottom > window[1]:
            found.append(f"{name!r} leaves the window")
    for (name, box), (other, covered) in itertools.combinations(boxes, 2):
        if not apart(box, covered):
            found.append(f"{name!r} covers {other!r}")
    for one, other in itertools.combinations(page.faces, 2):
        if not apart(one.box, other.box):
            found.append("a card covers a card")
    if not page.texts and any(scene.texts()):
        found.append("nothing is drawn")
    shown = " ".join(text.text for text in page.texts).replace(" ", "")
    if scene.row is not None and not scene.said and scene.rows[scene.row].text.replace(" ", "") not in shown:
        found.append(f"{scene.rows[scene.row].text!r} has the focus and is not drawn")
    kinds = [held.piece.face for held in scene.hand if held.piece.face is not None]
    seen = [face.face for face in page.faces]
    few = len(kinds) if size <= 200 else min(5, len(kinds))
    if not scene.said and sum(kind in seen for kind in kinds) < few:
        found.append(f"of {len(kinds)} kinds of cards in the hand fewer than {few} are drawn")
    return [f"{size} % in {window}: {one}" for one in found]
