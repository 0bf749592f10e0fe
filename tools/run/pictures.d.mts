export function ensurePictures(dataFolder: string): void;
