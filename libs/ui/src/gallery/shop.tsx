import { Badge } from '../content/badge/badge.js';
import { FieldGroup } from '../forms/field/choice.js';
import { RadioCard } from '../content/card/radio-card.js';
import { Carousel } from '../content/carousel/carousel.js';
import { OrganicIcon } from '../icons/later-icons.js';
import { Grid } from '../layout/layout.js';
import { Price, type PriceProps } from '../content/price/price.js';
import { QuantityStepper } from '../forms/quantity-stepper/quantity-stepper.js';
import styles from './gallery.module.css';
import { Chapter, Sample } from './sample.js';
import { Counter, Tile, type TileProps } from './tile.js';

const plain: PriceProps = { amountLabel: 'Price', amount: '1,99 €', unitPrice: '3,98 € / kg' };
const reduced: PriceProps = {
  amountLabel: 'Offer price',
  amount: '2,49 €',
  suffix: '/ 500 g',
  reduced: true,
  prior: { text: '30-day lowest: 3,29 €', struck: '3,29 €' },
  unitPrice: '4,98 € / kg',
};
const bottled: PriceProps = {
  amountLabel: 'Price',
  amount: '0,89 €',
  unitPrice: '0,59 € / l',
  deposit: 'plus 0,25 € deposit',
  member: 'With card 0,69 €',
};

const tiles: readonly TileProps[] = [
  { name: 'Vine tomatoes', brand: 'Marchfeld', size: '500 g', price: plain },
  {
    name: 'Raspberries',
    size: '125 g',
    price: reduced,
    start: 2,
    badges: (
      <>
        <Badge tone="offer">−24 %</Badge>
        <Badge tone="organic" icon={<OrganicIcon />}>
          Organic
        </Badge>
      </>
    ),
  },
  {
    name: 'Sparkling mineral water with a touch of elderflower and lemon, no sugar added',
    brand: 'Bergquell',
    size: '1,5 l',
    price: bottled,
    badges: <Badge tone="accent">New</Badge>,
  },
  { name: 'Watermelon', size: 'about 4,2 kg', price: plain, away: 'Back on Friday' },
  { name: 'Potatoes', size: 'by weight', price: plain, start: 5, step: (n) => `${n * 0.5} kg` },
  { name: 'Milk', size: '1 l', price: plain, start: 3, most: 3 },
];

const never = () => undefined;
const labels = {
  group: 'Quantity',
  add: 'Add',
  increase: 'More',
  decrease: 'Less',
  remove: 'Remove',
};

function Steppers() {
  return (
    <div className={styles.columns}>
      <Sample name="Closed, one, long, at the maximum, busy">
        <div className={styles.icons}>
          <Counter name="Bananas" />
          <Counter name="Pears" start={1} />
          <Counter name="Rice" start={12} step={(n) => `${n} × 500 g`} />
          <Counter name="Eggs" start={2} most={2} />
          <QuantityStepper
            value="2 pcs"
            busy
            labels={labels}
            announcement=""
            onIncrease={never}
            onDecrease={never}
          />
        </div>
      </Sample>
      <Sample name="Wide, for the product’s own page">
        <Counter name="Bread" addText="Add to cart" />
        <Counter name="Butter" addText="Add to cart" start={2} />
      </Sample>
    </div>
  );
}

function Slots() {
  return (
    <FieldGroup legend="Friday 20 November">
      <div className={styles.slots}>
        <RadioCard compact name="slot" title="8 to 10" aside="4,90 €" description="2 left" />
        <RadioCard
          compact
          defaultChecked
          name="slot"
          title="18 to 20"
          aside="2,90 €"
          description="Free from 60 €"
          label="Friday 20 November, 18 to 20, 2.90 euro, 3 left"
        />
        <RadioCard compact disabled name="slot" title="20 to 22" description="Fully booked" />
      </div>
      <RadioCard
        name="store"
        title="Grünmarkt Alser Straße"
        aside="1,2 km"
        description="Alser Straße 24, 1090 Wien. Open today until 20:00."
      />
    </FieldGroup>
  );
}

export function Shop() {
  return (
    <Chapter title="Shop">
      <Grid of="tiles">
        {tiles.map((tile) => (
          <Tile key={tile.name} {...tile} />
        ))}
      </Grid>
      <div className={styles.columns}>
        <Sample name="Large, reduced">
          <Price {...reduced} large />
        </Sample>
        <Sample name="Member, deposit">
          <Price {...bottled} large />
        </Sample>
        <Sample name="Not confirmed yet">
          <Price {...plain} pending />
        </Sample>
      </div>
      <Steppers />
      <Slots />
      <Carousel
        label="Fresh this week"
        heading={<h3>Fresh this week</h3>}
        more={<a href="#fresh">All</a>}
        labels={{ previous: 'Back', next: 'On' }}
        size="tile"
      >
        {[...tiles, ...tiles].map((tile, index) => (
          <li key={index}>
            <Tile {...tile} />
          </li>
        ))}
      </Carousel>
    </Chapter>
  );
}
