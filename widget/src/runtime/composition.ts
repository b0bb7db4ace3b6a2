/** Keys while an input method composes letters: Enter chooses one then. */

/** The code of a key that the input method takes. */
const TAKEN = 229

/** Safari says of the Enter that ends a composition that none is under way. */
export const isOfComposition = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === TAKEN
