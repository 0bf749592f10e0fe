export { Tabs, type TabsProps } from '../content/tabs/tabs.js';
