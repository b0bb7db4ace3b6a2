/** Batches calls of the same moment: one query for a hundred jobs instead of a hundred. */

/** Collects items until the event loop turns, then runs them at once; answers come in the order of the items. */
export function batchLoader<I, O>(run: (items: I[]) => Promise<O[]>, items_max = 500): (item: I) => Promise<O> {
  const waiting: { item: I; resolve: (answer: O) => void; reject: (reason: unknown) => void }[] = []
  const flush = () => {
    const batch = waiting.splice(0, items_max)
    if (waiting.length > 0) setImmediate(flush)
    run(batch.map(w => w.item)).then(
      answers => {
        batch.forEach((w, index) => {
          if (index < answers.length) w.resolve(answers[index] as O)
          else w.reject(new Error('The batch has fewer answers than items'))
        })
      },
      reason => {
        for (const w of batch) w.reject(reason)
      },
    )
  }
  return item =>
    new Promise<O>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length === 1) setImmediate(flush)
    })
}
