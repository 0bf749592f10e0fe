export function changeStyleLoader(code: string): string;
export function askAgain(): object;
