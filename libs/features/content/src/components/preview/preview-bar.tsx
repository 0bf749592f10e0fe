import type { Audience, Preview } from '@larder/contracts/content';
import { useTexts } from '@larder/platform';
import { Button, SelectField, TextField } from '@larder/ui';
import { usePreviewText } from '../../messages/use-preview-text.js';
import styles from './preview-bar.module.css';

const audiences: readonly Audience[] = ['guest', 'customer', 'member'];

/**
 * Shows that content is a preview, and changes its date and audience. The form is sent to the backend,
 * which redirects back to the page, so that everything on it is rendered again.
 */
export function PreviewBar({ preview }: { readonly preview: Preview }) {
  const text = usePreviewText();
  const { at = '', audience = '', drafts } = preview;
  const wall = useWallTime(at);
  return (
    <section className={styles.bar} aria-label={text('title')}>
      <strong>{text(drafts ? 'title' : 'published')}</strong>
      {drafts && (
        // Another date or audience is another form, with its own beginning.
        <form action="/api/content/preview/open" className={styles.form} key={`${at} ${audience}`}>
          <TextField label={text('at')} type="datetime-local" name="at" defaultValue={wall} />
          <SelectField label={text('audience')} name="audience" defaultValue={audience}>
            <option value="">{text('everybody')}</option>
            {audiences.map((one) => (
              <option key={one} value={one}>
                {text(one)}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{text('show')}</Button>
          <a href="/api/content/preview/end">{text('end')}</a>
        </form>
      )}
    </section>
  );
}

/** An instant on the shop's clocks, as a form field takes it. */
function useWallTime(instant: string): string {
  const { date } = useTexts();
  if (instant === '') return '';
  const part = (options: Intl.DateTimeFormatOptions, digits = 2) =>
    date(instant, options).replace(/\D/g, '').padStart(digits, '0');
  const day = [part({ year: 'numeric' }, 4), part({ month: '2-digit' }), part({ day: '2-digit' })];
  const time = date(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day.join('-')}T${time.replace(/[^\d:]/g, '')}`;
}
