/**
 * A copy of the sources that may be edited, with the installed packages linked into it; `more` names
 * further files and folders of the root. Gives its folder, which the caller removes.
 */
export function scratchWorkspace(options?: { more?: readonly string[] }): string;
