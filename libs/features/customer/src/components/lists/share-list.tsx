import { useState } from 'react';
import { sharedListRoute, shoppingListRoute } from '@larder/contracts/shopping';
import type { LinkKind, ShoppingList } from '@larder/contracts/shopping';
import { useHref } from '@larder/platform';
import { Button, Cluster, CopyIcon, ShareIcon, Stack, TextField } from '@larder/ui';
import { listsApi } from '../../api/lists-api.js';
import { useText } from '../../messages/list-text.js';
import { useListChange } from './use-list-change.js';

const KINDS = ['view', 'household'] as const satisfies readonly LinkKind[];

interface Props {
  readonly list: ShoppingList;
}

/** Links to a list: made, copied, withdrawn; and who shares it. Its owner alone sees this. */
export function ShareList({ list }: Props) {
  const text = useText();
  return (
    <Stack gap={4}>
      <h2>{text('share.title')}</h2>
      {KINDS.map((kind) => (
        <ListLink key={kind} kind={kind} list={list} />
      ))}
      <Members list={list} />
    </Stack>
  );
}

function useLink({ kind, list }: Props & { readonly kind: LinkKind }) {
  const [openLink] = listsApi.useOpenLinkMutation();
  const [withdrawLink] = listsApi.useWithdrawLinkMutation();
  const href = useHref();
  const [address, setAddress] = useState<string>();
  const { attempt, isBusy } = useListChange();
  const open = async () => {
    const opened = await attempt(openLink({ params: { id: list.id }, body: { kind } }));
    if (!opened) return;
    const { token } = opened;
    const path =
      kind === 'view'
        ? href(sharedListRoute, { token })
        : href(shoppingListRoute, {}, { join: token });
    setAddress(window.location.origin + (path ?? ''));
  };
  const withdraw = async () => {
    const next = await attempt(withdrawLink({ params: { id: list.id, kind } }));
    if (next) setAddress(undefined);
  };
  return { address, isBusy, open: () => void open(), withdraw: () => void withdraw() };
}

function ListLink(props: Props & { readonly kind: LinkKind }) {
  const { kind, list } = props;
  const text = useText();
  const { address, isBusy, open, withdraw } = useLink(props);
  const [isCopied, setCopied] = useState(false);
  const isOpen = list.links.includes(kind);
  const copy = async () => {
    await navigator.clipboard.writeText(address ?? '').then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Stack gap={2}>
      <p>{text(`share.${kind}`)}</p>
      {address !== undefined && (
        <TextField
          label={text('share.link')}
          hint={text('share.link.hint')}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
      <Cluster>
        {address !== undefined && (
          <Button icon={<CopyIcon />} onClick={() => void copy()}>
            {text(isCopied ? 'share.copied' : 'share.copy')}
          </Button>
        )}
        <Button variant="secondary" icon={<ShareIcon />} busy={isBusy} onClick={open}>
          {text(isOpen ? 'share.newLink' : `share.open.${kind}`)}
        </Button>
        {isOpen && (
          <Button variant="quiet" busy={isBusy} onClick={withdraw}>
            {text('share.withdraw')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

function Members({ list }: Props) {
  const text = useText();
  const [removeMember] = listsApi.useRemoveMemberMutation();
  const { attempt, isBusy } = useListChange();
  const remove = (memberId: string) => attempt(removeMember({ params: { id: list.id, memberId } }));
  if (list.members.length === 0) return null;
  return (
    <Stack gap={2}>
      <p>{text('share.members')}</p>
      <ul>
        {list.members.map(({ id, firstName }) => (
          <li key={id}>
            {firstName}{' '}
            <Button variant="quiet" busy={isBusy} onClick={() => void remove(id)}>
              {text('share.remove', { name: firstName })}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
