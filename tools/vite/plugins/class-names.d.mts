export function shortClassNames(root: string): (name: string, file: string, css: string) => string;
