/** What is dragged: a block that there is, or a kind of a new one. */
export const blockType = 'application/x-leadwright-block'
export const kindType = 'application/x-leadwright-block-kind'
