import { EmbedFrame } from '../../../components/embed-frame.js';
import { Facade } from '../../../components/facade.js';
import { useText } from '../../../messages/use-text.js';
import type { Fields } from './video.schema.js';
import styles from './video.module.css';

/** Videos load nothing before the click: not from other sites, and not the shop's own. */
export default function Video({ fields }: { fields: Fields }) {
  return (
    <figure>
      {fields.provider === 'file' ? (
        <HostedVideo fields={fields} />
      ) : (
        <EmbeddedVideo fields={fields} />
      )}
      {fields.caption && <figcaption className={styles['caption']}>{fields.caption}</figcaption>}
    </figure>
  );
}

function HostedVideo({ fields }: { fields: Extract<Fields, { provider: 'file' }> }) {
  return (
    // A video without speech; one with speech has a transcript beside it.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles['film']}
      src={fields.url}
      poster={fields.poster.url}
      preload="none"
      controls
      playsInline
      aria-label={fields.title}
    />
  );
}

function EmbeddedVideo({ fields }: { fields: Exclude<Fields, { provider: 'file' }> }) {
  const { provider, id, title, poster } = fields;
  const text = useText();
  const { host, frame, source } = sites[provider];
  return (
    <Facade
      title={title}
      action={text('video.play')}
      host={host}
      source={source(id)}
      consent="marketing"
      {...(poster && { poster })}
    >
      {(isActivated) => (
        <EmbedFrame src={frame(id) + (isActivated ? '1' : '0')} title={title} focus={isActivated} />
      )}
    </Facade>
  );
}

const sites = {
  youtube: {
    host: 'youtube-nocookie.com',
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?rel=0&autoplay=`,
    source: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    host: 'vimeo.com',
    frame: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=`,
    source: (id: string) => `https://vimeo.com/${id}`,
  },
} as const;
