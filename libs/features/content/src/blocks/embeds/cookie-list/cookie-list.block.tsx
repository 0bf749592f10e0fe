import { useText } from '../../../messages/use-text.js';
import { TableWrapper } from '../../layout/table/table-wrapper.js';
import { useTeaserLevel } from '../../teasers/teaser-level.js';
import type { Fields } from './cookie-list.schema.js';
import styles from './cookie-list.module.css';

export default function CookieList({ fields }: { fields: Fields }) {
  const text = useText();
  const Heading = useTeaserLevel();
  const head = [text('cookie.name'), text('cookie.provider')];
  head.push(text('cookie.purpose'), text('cookie.lasts'));
  return (
    <div className={styles['groups']}>
      {fields.groups.map((group) => (
        <section key={group.title} className={styles['group']}>
          <Heading className={styles['title']}>{group.title}</Heading>
          {group.text && <p>{group.text}</p>}
          <TableWrapper head={head}>
            {group.cookies.map((cookie) => (
              <tr key={cookie.name}>
                <th scope="row">
                  <code>{cookie.name}</code>
                </th>
                <td>{cookie.provider}</td>
                <td>{cookie.purpose}</td>
                <td>{cookie.lasts}</td>
              </tr>
            ))}
          </TableWrapper>
        </section>
      ))}
    </div>
  );
}
