export function annotatePure(code: string): string;
export function checkMarks(marks: number): void;
