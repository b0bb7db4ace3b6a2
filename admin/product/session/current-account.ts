/** Which of the person's accounts account screens are about. */

/** The one that was chosen last, as long as it is among them; else the one they have been in longest. */
export const currentAccount = <Account extends { id: string }>(
  accounts: readonly Account[],
  chosen: string | null,
): Account | undefined => accounts.find(({ id }) => id === chosen) ?? accounts[0]
