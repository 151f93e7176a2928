/* AccessibleGames.exe (WINDOW is defined: no console) and accessible-games.exe.

   Each loads Python's library from the folder "app" beside it and lets it run MODULE with the words that
   it was given itself.  Which folders Python looks into, app\python3xx._pth says. */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

#define LONGEST 32767
#define ENDED_WITHOUT_PYTHON 3

typedef int (*python_main)(int argc, wchar_t **argv);
typedef void (*action)(int);
typedef action (*taking)(int, action);

/* Ctrl-C while Python starts.  Python leaves an action alone that somebody else has chosen, so nothing of it
   tells a traceback; the program takes it over once a command runs (accessible_games/cli/failure.py). */
static void end_at_once(int number)
{
    (void)number;
    ExitProcess(STATUS_CONTROL_C_EXIT);
}

/* Python's C library is not the one that this file is linked to, and each keeps actions of its own. */
static void take_ctrl_c(void)
{
    HMODULE runtime = GetModuleHandleW(L"ucrtbase.dll");
    taking take = runtime ? (taking)(void *)GetProcAddress(runtime, "signal") : NULL;
    if (take) take(SIGINT, end_at_once);
}

static int refuse(void)
{
    const wchar_t *told = L"The folder \"app\" beside this program is missing or damaged. "
                          L"Unpack the whole zip file again, and start the program in the new folder.";
#ifdef WINDOW
    MessageBoxW(NULL, told, L"Accessible Games", MB_OK | MB_ICONERROR | MB_SETFOREGROUND);
#else
    fwprintf(stderr, L"%ls\n", told);
#endif
    return ENDED_WITHOUT_PYTHON;
}

int wmain(int argc, wchar_t **argv)
{
    static wchar_t program[LONGEST + 1], library[LONGEST + 1];
    DWORD length = GetModuleFileNameW(NULL, program, LONGEST);
    if (length == 0 || length >= LONGEST) return refuse();
    wcscpy(library, program);
    wchar_t *name = wcsrchr(library, L'\\');
    if (!name || (size_t)(name - library) + wcslen(L"\\app\\" PYTHON) > LONGEST) return refuse();
    wcscpy(name, L"\\app\\" PYTHON);

    HMODULE python = LoadLibraryExW(library, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    python_main run = python ? (python_main)(void *)GetProcAddress(python, "Py_Main") : NULL;
    wchar_t **words = calloc((size_t)argc + 3, sizeof *words);
    if (!run || !words) return refuse();
    take_ctrl_c();
    words[0] = program;
    words[1] = L"-m";
    words[2] = MODULE;
    for (int word = 1; word < argc; word++) words[word + 2] = argv[word];
    return run(argc + 2, words);
}
