/** Does several things side by side, in their order, and what must be alone when everything else is done. */

interface Piece {
  alone?: boolean
}

export async function sideBySide<T extends Piece>(
  pieces: readonly T[],
  atOnce: number,
  work: (piece: T) => Promise<void>,
): Promise<void> {
  const together = pieces.filter(piece => !piece.alone)
  const lane = async () => {
    for (let piece = together.shift(); piece; piece = together.shift()) await work(piece)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  for (const piece of pieces) if (piece.alone) await work(piece)
}
