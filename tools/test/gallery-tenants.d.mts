export function writeGalleryTenants(folder: string): string;
