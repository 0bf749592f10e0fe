import { useState } from 'react';
import { Accordion, AccordionItem } from '../content/accordion/accordion.js';
import { Breadcrumbs } from '../navigation/breadcrumbs/breadcrumbs.js';
import { Button } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import { Card } from '../content/card/card.js';
import { InfoIcon, UserIcon } from '../icons/icons.js';
import { LogOutIcon, MoreIcon, RepeatIcon } from '../icons/later-icons.js';
import { Cluster } from '../layout/layout.js';
import { Menu } from '../overlays/menu/menu.js';
import { Dialog } from '../overlays/modal/dialog.js';
import { Drawer } from '../overlays/modal/drawer.js';
import { Pagination } from '../navigation/pagination/pagination.js';
import { Popover } from '../overlays/popover/popover.js';
import { Tabs } from '../content/tabs/tabs.js';
import styles from './gallery.module.css';
import { Chapter, Sample } from './sample.js';

const pageLabels = { previous: 'Back', next: 'Next', page: (page: number) => `Page ${page}` };
const trail = [
  { href: '#home', text: 'Home' },
  { href: '#fruit', text: 'Fruit and vegetables' },
  { href: '#tomatoes', text: 'Tomatoes' },
];

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Cluster>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Open dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('drawer')}>
        Open drawer
      </Button>
      <Menu
        trigger={<IconButton label="More about this order" icon={<MoreIcon size={24} />} />}
        entries={[
          { label: 'Order again', icon: <RepeatIcon />, onSelect: close },
          { label: 'Account', icon: <UserIcon />, href: '#account' },
          'separator',
          { label: 'Sign out', icon: <LogOutIcon />, disabled: true, onSelect: close },
        ]}
      />
      <Popover
        title="Estimated weight"
        trigger={<IconButton label="About weighed goods" icon={<InfoIcon size={24} />} />}
      >
        You pay what the scales say, at most 10 % more than shown.
      </Popover>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Where shall we deliver?"
        closeLabel="Close"
        footer={<Button onClick={close}>Continue</Button>}
      >
        <p>Tell us where you live, so that we show only what can reach you.</p>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onOpenChange={close}
        title="Cart"
        closeLabel="Close"
        footer={<Button onClick={close}>To checkout, 84,20 €</Button>}
      >
        <p>12 products.</p>
      </Drawer>
    </Cluster>
  );
}

function Pages() {
  const [tab, setTab] = useState('contents');
  return (
    <div className={styles.columns}>
      <Card>
        <Tabs
          label="About the product"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { id: 'contents', title: 'Contents', content: <p>Tomatoes, water, salt.</p> },
            { id: 'nutrition', title: 'Nutrition', content: <p>84 kJ in 100 g.</p> },
            { id: 'origin', title: 'Origin and producer', content: <p>Marchfeld, Austria.</p> },
          ]}
        />
      </Card>
      <Card>
        <Accordion>
          <AccordionItem level={3} title="When is my order packed?" defaultOpen>
            <p>In the morning of the day it comes.</p>
          </AccordionItem>
          <AccordionItem level={3} title="What if something is missing, or came warm?">
            <p>Tell us within two days.</p>
          </AccordionItem>
        </Accordion>
      </Card>
    </div>
  );
}

export function Navigation() {
  return (
    <Chapter title="Navigation and overlays">
      <Sample name="Breadcrumbs">
        <Breadcrumbs label="You are here" trail={trail} current="Vine tomatoes" />
      </Sample>
      <Sample name="Pagination: first, middle, last">
        {[1, 6, 20].map((page) => (
          <Pagination
            key={page}
            label={`Pages, at ${page}`}
            current={page}
            total={20}
            hrefOf={(target) => `?page=${target}`}
            labels={pageLabels}
          />
        ))}
      </Sample>
      <Sample name="Dialog, drawer, menu, popover">
        <Overlays />
      </Sample>
      <Pages />
    </Chapter>
  );
}
