import { useState } from 'react';
import { Badge } from '../content/badge/badge.js';
import { Button } from '../button/button.js';
import { IconButton, IconLink } from '../button/icon-button.js';
import { LinkButton } from '../button/link-button.js';
import { CartIcon, HeartIcon, MenuIcon } from '../icons/icons.js';
import { ArrowRightIcon, OrganicIcon } from '../icons/later-icons.js';
import { Cluster } from '../layout/layout.js';
import { Chapter, Sample } from './sample.js';

function Buttons() {
  return (
    <>
      <Sample name="Variants">
        <Cluster>
          <Button icon={<CartIcon />}>To checkout</Button>
          <Button variant="secondary">Change slot</Button>
          <Button variant="quiet">Undo</Button>
          <Button variant="danger">Cancel order</Button>
        </Cluster>
      </Sample>
      <Sample name="Disabled, busy, link">
        <Cluster>
          <Button disabled>Not yet</Button>
          <Button variant="secondary" disabled>
            Not yet
          </Button>
          <Button busy>Placing your order</Button>
          <LinkButton href="#offers" variant="secondary" icon={<ArrowRightIcon directional />}>
            All offers
          </LinkButton>
        </Cluster>
      </Sample>
      <Sample name="Block, long words">
        <Button block>
          Order with the obligation to pay 84,20 € including delivery between 18 and 20 o’clock
        </Button>
      </Sample>
    </>
  );
}

export function Actions() {
  const [liked, setLiked] = useState(true);
  return (
    <Chapter title="Buttons and badges">
      <Buttons />
      <Sample name="Icon buttons: plain, raised, switch, count, disabled">
        <Cluster>
          <IconButton label="Menu" icon={<MenuIcon size={24} />} />
          <IconButton raised label="Menu" icon={<MenuIcon />} />
          <IconButton
            raised
            label="Favourite: Bananas"
            pressed={liked}
            icon={<HeartIcon filled={liked} />}
            onClick={() => setLiked(!liked)}
          />
          <IconLink
            href="#cart"
            label="Cart, 12 products"
            count="12"
            icon={<CartIcon size={24} />}
          />
          <IconButton disabled label="Menu" icon={<MenuIcon size={24} />} />
        </Cluster>
      </Sample>
      <Sample name="Badges">
        <Cluster gap={1}>
          <Badge tone="offer">−20 %</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="organic" icon={<OrganicIcon />}>
            Organic
          </Badge>
          <Badge tone="member">Card price</Badge>
          <Badge tone="success">In your slot</Badge>
          <Badge tone="warning">Few left</Badge>
          <Badge tone="danger">Recalled</Badge>
          <Badge tone="neutral">Frozen</Badge>
        </Cluster>
      </Sample>
    </Chapter>
  );
}
