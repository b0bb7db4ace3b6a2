// Sets theme and language before the first paint, so that neither flashes. Keys as in app/session.ts.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('leadwright.theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    const language = localStorage.getItem('leadwright.language') || navigator.language
    root.lang = language.toLowerCase().startsWith('es') ? 'es' : 'en'
  } catch {
    root.lang = 'en'
  }
})()
