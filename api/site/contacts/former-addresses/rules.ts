/** The addresses that a person had, for other features to call. */
export {
  addFormerAddresses,
  type FormerAddress,
  type FormerOwner,
  formerOwners,
  listFormerAddresses as formerAddressesOf,
  removeFormerAddresses,
} from './store.ts'
/** For joins. */
export { formerAddresses } from './table.ts'
