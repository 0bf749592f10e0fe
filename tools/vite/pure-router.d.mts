export declare function markPure(code: string): string;
