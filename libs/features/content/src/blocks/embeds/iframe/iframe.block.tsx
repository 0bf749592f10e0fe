import { EmbedFrame } from '../../../components/embed-frame.js';
import { Facade } from '../../../components/facade.js';
import { useText } from '../../../messages/use-text.js';
import type { Fields } from './iframe.schema.js';

export default function Iframe({ fields }: { fields: Fields }) {
  const { url, title, link, poster, height } = fields;
  const text = useText();
  return (
    <Facade
      title={title}
      action={text('embed.show')}
      host={new URL(url).hostname}
      source={link ?? url}
      consent="targetGroupSelection"
      height={height}
      {...(poster && { poster })}
    >
      {(isActivated) => <EmbedFrame src={url} title={title} focus={isActivated} />}
    </Facade>
  );
}
