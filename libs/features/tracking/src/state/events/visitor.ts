import type { Customer } from '@larder/contracts/customer';
import type { LoginStatus, OrderType, UserType } from '@larder/contracts/tracking';

export interface Visitor {
  readonly login_status: LoginStatus;
  readonly user_type: UserType;
  readonly order_type: OrderType;
}

/** TRK-16…18: the visitor in events. */
export function visitorOf(customer: Customer | undefined, isMember: boolean): Visitor {
  if (!customer) return { login_status: 'guest', user_type: 'guest', order_type: 'guest_order' };
  const hasOrdered = customer.firstOrderDelivery || customer.firstOrderClickAndCollect;
  return {
    login_status: 'login',
    user_type: isMember ? 'loyalty member' : 'customer',
    order_type: hasOrdered ? 'customer_order' : 'first_order',
  };
}
