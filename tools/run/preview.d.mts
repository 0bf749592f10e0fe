interface PreviewLink {
  /** Of a host name at which the shop is in preview. */
  readonly origin: string;
  readonly tenant: string;
  readonly secret: string;
  readonly path?: string;
  readonly at?: string;
  readonly audience?: string;
}

/** Address that opens a shop's preview within the next ten minutes. */
export function previewLink(link: PreviewLink): string;
