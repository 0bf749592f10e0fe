import { useRef } from 'react';
import { buttonClass, CloseIcon, FieldGroup, IconButton, PlusIcon } from '@larder/ui';
import styles from './form.module.css';
import { useFormText } from '../../messages/use-form-text.js';

interface Props {
  readonly id: string;
  readonly files: readonly File[];
  readonly error: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

/** Files that go with a message; those chosen before stay when more are added. */
export function FileField({ id, files, error, onChange }: Props) {
  const text = useFormText();
  const input = useRef<HTMLInputElement>(null);
  const add = (chosen: FileList | null) => {
    onChange([...files, ...(chosen ?? [])]);
    if (input.current) input.current.value = '';
  };
  return (
    <FieldGroup
      id={id}
      legend={text('files')}
      mark={text('optional')}
      hint={text('files.hint')}
      error={error}
    >
      <div className={styles['files']}>
        <label className={`${buttonClass({ variant: 'secondary' })} ${styles['choose']}`}>
          <PlusIcon />
          {text('files.choose')}
          <input
            ref={input}
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png"
            onChange={(event) => add(event.target.files)}
          />
        </label>
        {files.map((file, at) => (
          <div key={`${at}-${file.name}`} className={styles['file']}>
            <span className={styles['name']}>{file.name}</span>
            <IconButton
              label={text('files.remove', { name: file.name })}
              icon={<CloseIcon />}
              onClick={() => onChange(files.filter((_one, i) => i !== at))}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
