const signatures: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Whether a file begins as its type says; a name and a type can be made up. */
export function isWhatItSays(type: string, content: Uint8Array): boolean {
  const signature = signatures[type];
  return signature !== undefined && signature.every((byte, at) => content[at] === byte);
}
