import type { Role } from '@larder/office-contract';
import { hasRole } from '@larder/office-contract';
import { Admin, Resource, localStorageStore, type ResourceProps } from 'react-admin';
import BadgeIcon from '@mui/icons-material/Badge';
import CardGiftcardIcon from '@mui/icons-material/CardGiftcard';
import DiscountIcon from '@mui/icons-material/Discount';
import HistoryIcon from '@mui/icons-material/History';
import InventoryIcon from '@mui/icons-material/Inventory2';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import ScheduleIcon from '@mui/icons-material/Schedule';
import PrivacyTipIcon from '@mui/icons-material/PrivacyTip';
import SettingsIcon from '@mui/icons-material/Settings';
import FeedbackIcon from '@mui/icons-material/Feedback';
import { AuditList } from './access/audit-list.js';
import { OfficeLoginPage } from './access/login-page.js';
import { StaffCreate, StaffEdit, StaffList } from './access/staff-pages.js';
import { officeAuth } from './data/auth-provider.js';
import { officeData } from './data/data-provider.js';
import { RequestCreate } from './data-requests/request-create.js';
import { RequestList } from './data-requests/request-list.js';
import { CodeCreate } from './discounts/code-create.js';
import { CodeList } from './discounts/code-list.js';
import { VoucherCreate } from './discounts/voucher-create.js';
import { VoucherList } from './discounts/voucher-list.js';
import { OfficeLayout } from './layout.js';
import { officeTexts } from './messages/i18n-provider.js';
import { OrderList } from './orders/order-list.js';
import { OrderPage } from './orders/order-page.js';
import { SettingList } from './settings/setting-list.js';
import { SettingPage } from './settings/setting-page.js';
import { ClaimList } from './shop/claim-list.js';
import { ProductEdit, ProductList } from './shop/product-pages.js';
import { SlotEdit, SlotList } from './shop/slot-pages.js';
import { TodayPage } from './shop/today-page.js';
import { darkTheme, lightTheme } from './theme.js';

const pages: readonly (ResourceProps & { readonly least: Role })[] = [
  { name: 'orders', icon: InventoryIcon, least: 'picker', list: OrderList, show: OrderPage },
  { name: 'claims', icon: FeedbackIcon, least: 'manager', list: ClaimList },
  {
    name: 'products',
    icon: LocalOfferIcon,
    least: 'manager',
    list: ProductList,
    edit: ProductEdit,
  },
  { name: 'slots', icon: ScheduleIcon, least: 'manager', list: SlotList, edit: SlotEdit },
  {
    name: 'codes',
    icon: DiscountIcon,
    least: 'manager',
    list: CodeList,
    create: CodeCreate,
  },
  {
    name: 'vouchers',
    icon: CardGiftcardIcon,
    least: 'manager',
    list: VoucherList,
    create: VoucherCreate,
  },
  {
    name: 'staff',
    icon: BadgeIcon,
    least: 'admin',
    list: StaffList,
    edit: StaffEdit,
    create: StaffCreate,
  },
  {
    name: 'data-requests',
    icon: PrivacyTipIcon,
    least: 'manager',
    list: RequestList,
    create: RequestCreate,
  },
  {
    name: 'settings',
    icon: SettingsIcon,
    least: 'admin',
    list: SettingList,
    edit: SettingPage,
  },
  { name: 'audit', icon: HistoryIcon, least: 'admin', list: AuditList },
];

/** The back office of one shop: pages by the role of the person who is signed in. */
export const Office = () => (
  <Admin
    authProvider={officeAuth}
    dataProvider={officeData}
    i18nProvider={officeTexts}
    layout={OfficeLayout}
    loginPage={OfficeLoginPage}
    dashboard={TodayPage}
    theme={lightTheme}
    darkTheme={darkTheme}
    store={localStorageStore('1', 'LarderOffice')}
    title="Larder Office"
    disableTelemetry
    requireAuth
  >
    {(role: Role) =>
      pages
        .filter(({ least }) => hasRole(role, least))
        .map(({ least: _, ...page }) => <Resource key={page.name} {...page} />)
    }
  </Admin>
);
