/** The host page's own script. `fresh` in the address makes the widget forget this browser before it starts. */
const address = new URL(location.href)
if (address.searchParams.has('fresh')) {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('leadwright:')) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: then nothing was remembered either.
  }
  address.searchParams.delete('fresh')
  history.replaceState(null, '', address)
}
