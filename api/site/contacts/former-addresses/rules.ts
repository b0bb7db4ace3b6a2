/** The addresses that a person had, for other features to call. */
export {
  addFormerAddresses,
  type FormerAddress,
  type FormerOwner,
  formerAddressesOf,
  formerOwners,
  removeFormerAddresses,
} from './store.ts'
/** For joins. */
export { formerAddresses } from './table.ts'
