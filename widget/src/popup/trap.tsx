/** What only a machine fills in: out of sight, and marked so that browsers and password managers leave it alone. */

/** No field can have this name: names on the wire carry no colon. None that browsers know from their profiles, either. */
export const TRAP = ':comments'

export const Trap = () => (
  <input
    hidden
    id="trap"
    name={TRAP}
    autocomplete="off"
    data-1p-ignore
    data-bwignore
    data-lpignore
    data-form-type="other"
  />
)
