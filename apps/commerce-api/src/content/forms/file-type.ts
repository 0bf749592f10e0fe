interface FileType {
  /** The bytes that every file of the kind begins with. */
  readonly signature: readonly number[];
  /** Accepted extensions; the first one is appended to a name without any of them. */
  readonly endings: readonly string[];
}

const fileTypes: Readonly<Record<string, FileType>> = {
  'application/pdf': { signature: [0x25, 0x50, 0x44, 0x46, 0x2d], endings: ['.pdf'] },
  'image/jpeg': { signature: [0xff, 0xd8, 0xff], endings: ['.jpg', '.jpeg'] },
  'image/png': {
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    endings: ['.png'],
  },
};
const maxNameLength = 200;

/** Whether a file's first bytes match its type, because name and type can be forged. */
export function matchesType(type: string, content: Uint8Array): boolean {
  return fileTypes[type]?.signature.every((byte, at) => content[at] === byte) ?? false;
}

/**
 * Name under which a file is stored. It is displayed, never used as a path, and its extension follows
 * the content: `bill.png.exe` opens as a picture.
 */
export function safeName(name: string, type: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '_');
  const endings = fileTypes[type]?.endings ?? [];
  if (endings.some((ending) => plain.toLowerCase().endsWith(ending)))
    return plain.slice(-maxNameLength);
  const ending = endings[0] ?? '';
  return `${plain.slice(0, maxNameLength - ending.length)}${ending}`;
}
