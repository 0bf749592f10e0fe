import type { StandingDraft } from '@larder/contracts/shopping/standing-orders';
import { useTexts } from '@larder/platform';
import { SelectField } from '@larder/ui';
import { useText } from '../../../messages/standing-text.js';
import { timeOf, type StandingValues } from './standing-values.js';
import { useStandingFormats } from '../use-standing-formats.js';

interface Props {
  readonly windows: StandingDraft['windows'];
  readonly values: StandingValues;
  readonly onChange: (change: Partial<StandingValues>) => void;
}

/** How often, on which day, and in which of its time slots. */
export function StandingTime({ windows, values, onChange }: Props) {
  const text = useText();
  const { money } = useTexts();
  const { weekday, hours } = useStandingFormats();
  const days = [...new Set(windows.map((one) => one.weekday))];
  const ofDay = (day: number) => windows.filter((one) => one.weekday === day);
  const chooseDay = (day: number) => {
    const times = ofDay(day).map(timeOf);
    const time = times.includes(values.time) ? values.time : (times[0] ?? '');
    onChange({ weekday: day, time });
  };
  return (
    <>
      <SelectField
        name="weeks"
        label={text('standing.weeks')}
        value={values.weeks}
        onChange={({ target }) => onChange({ weeks: Number(target.value) })}
      >
        <option value={1}>{text('standing.weeks.1')}</option>
        <option value={2}>{text('standing.weeks.2')}</option>
      </SelectField>
      <SelectField
        name="weekday"
        label={text('standing.day')}
        value={values.weekday}
        onChange={({ target }) => chooseDay(Number(target.value))}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {weekday(day)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="time"
        label={text('standing.time')}
        value={values.time}
        onChange={({ target }) => onChange({ time: target.value })}
      >
        {ofDay(values.weekday).map((one) => (
          <option key={timeOf(one)} value={timeOf(one)}>
            {text('standing.time.option', { ...hours(one), fee: money(one.serviceFee) })}
          </option>
        ))}
      </SelectField>
    </>
  );
}
