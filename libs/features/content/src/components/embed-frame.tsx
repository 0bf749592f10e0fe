interface Props {
  readonly src: string;
  readonly title: string;
  /** Takes the focus, because the button that loaded it is gone. */
  readonly focus: boolean;
}

/** Another site's page in a frame: it may run its own code and move nothing outside. */
export function EmbedFrame({ src, title, focus }: Props) {
  return (
    <iframe
      ref={(frame) => {
        if (focus) frame?.focus();
      }}
      src={src}
      title={title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
