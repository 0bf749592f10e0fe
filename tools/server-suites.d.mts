export function serverDoors(): string[];
export function serverSuites(): string[];
