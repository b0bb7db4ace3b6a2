/** The account of a row, by the name of its first administrator. */
interface OwnedThing {
  owner_name: string
  owner_email: string
  account_id: string
}
export const ownerName = ({ owner_name, owner_email, account_id }: OwnedThing): string =>
  owner_name || owner_email || account_id
