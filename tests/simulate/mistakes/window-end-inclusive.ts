/** The last minute of a window counts as open. */
import type { BusinessHours, Definition } from '../../../workflows/core/definition.ts'
import type { Mistake } from '../mistake.ts'

const later = (time: string): string => {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 1
  return minute > 1_440
    ? time
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

const widened = (hours: BusinessHours): BusinessHours => ({
  ...hours,
  ...(hours.day_end && { day_end: later(hours.day_end) }),
  ...(hours.windows && { windows: hours.windows.map(window => ({ ...window, day_end: later(window.day_end) })) }),
})

export const windowEndInclusive: Mistake = {
  name: 'window-end-inclusive',
  says: 'a window is still open in the minute at which it ends',
  found_in: 8,
  port(port) {
    const known = new WeakMap<Definition, Definition>()
    const wide = (definition: Definition): Definition => {
      const made = known.get(definition) ?? {
        ...definition,
        business_hours: definition.business_hours && widened(definition.business_hours),
      }
      known.set(definition, made)
      return made
    }
    return {
      ...port,
      claimDue: async (tx, due) =>
        (await port.claimDue(tx, due)).map(run => Object.assign(run, { definition: wide(run.definition) })),
    }
  },
}
