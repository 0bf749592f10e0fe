import { AppBar, Layout, TitlePortal, UserMenu, useGetIdentity, useTranslate } from 'react-admin';
import type { LayoutProps } from 'react-admin';

/** The button reads as the person's name, so its accessible name has it too (WCAG 2.5.3). */
const OfficeUserMenu = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const menu = translate('ra.auth.user_menu');
  return <UserMenu label={identity?.fullName ? `${menu}: ${identity.fullName}` : menu} />;
};

/** On a phone a long title takes two lines: half a name says too little. */
const title = {
  display: { xs: '-webkit-box', sm: 'block' },
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  lineHeight: 1.2,
};

const OfficeBar = () => (
  <AppBar userMenu={<OfficeUserMenu />}>
    <TitlePortal component="h1" className="RaAppBar-title" sx={title} />
  </AppBar>
);

/** The title of the page in the bar is its first heading. */
export const OfficeLayout = (props: LayoutProps) => <Layout {...props} appBar={OfficeBar} />;
