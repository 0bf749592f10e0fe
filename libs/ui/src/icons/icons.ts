// Written by tools/icons/generate.mjs.
import { icon } from './icon.js';

export const CartIcon = /* @__PURE__ */ icon('cart');
export const SearchIcon = /* @__PURE__ */ icon('search');
export const MenuIcon = /* @__PURE__ */ icon('menu');
export const HeartIcon = /* @__PURE__ */ icon('heart');
export const PlusIcon = /* @__PURE__ */ icon('plus');
export const MinusIcon = /* @__PURE__ */ icon('minus');
export const TrashIcon = /* @__PURE__ */ icon('trash');
export const StoreIcon = /* @__PURE__ */ icon('store');
export const TruckIcon = /* @__PURE__ */ icon('truck');
export const ChevronRightIcon = /* @__PURE__ */ icon('chevron-right');
export const ChevronLeftIcon = /* @__PURE__ */ icon('chevron-left');
export const ChevronDownIcon = /* @__PURE__ */ icon('chevron-down');
export const CheckIcon = /* @__PURE__ */ icon('check');
export const SuccessIcon = /* @__PURE__ */ icon('success');
export const WarningIcon = /* @__PURE__ */ icon('warning');
export const ErrorIcon = /* @__PURE__ */ icon('error');
export const InfoIcon = /* @__PURE__ */ icon('info');
export const UserIcon = /* @__PURE__ */ icon('user');
export const HomeIcon = /* @__PURE__ */ icon('home');
export const GridIcon = /* @__PURE__ */ icon('grid');
export const FilterIcon = /* @__PURE__ */ icon('filter');
export const CardIcon = /* @__PURE__ */ icon('card');
export const BagIcon = /* @__PURE__ */ icon('bag');
export const CloseIcon = /* @__PURE__ */ icon('close');
export const PinIcon = /* @__PURE__ */ icon('pin');
