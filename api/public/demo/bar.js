/** The demo's bar: shows its clock, moves it, and lets the popup show again. */
const { site, zone, moved, refused } = document.body.dataset
const frame = document.getElementById('page')
const said = document.getElementById('said')
const shown = document.getElementById('now')
const format = new Intl.DateTimeFormat(document.documentElement.lang, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: zone,
  timeZoneName: 'short',
})

let zero = 0
let next_morning = 0
let fresh = 0

function take(demo) {
  zero = Date.parse(demo.now) - performance.now()
  next_morning = Date.parse(demo.sites.find(s => s.id === site)?.next_working_morning)
  show()
}

const now = () => zero + performance.now()

function show() {
  shown.textContent = format.format(now())
  shown.dateTime = new Date(now()).toISOString()
}

let hiding
function say(text) {
  said.textContent = text
  clearTimeout(hiding)
  hiding = setTimeout(() => {
    said.textContent = ''
  }, 5000)
}

async function load() {
  const answer = await fetch('/v1/demo')
  take(await answer.json())
}

async function move(hours) {
  const answer = await fetch('/v1/demo/clock', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ hours }),
  })
  if (!answer.ok) return say(refused)
  take(await answer.json())
  say(moved.replace('{time}', format.format(now())))
}

if (site) {
  for (const button of document.querySelectorAll('[data-hours], [data-morning]')) {
    button.addEventListener('click', async () => {
      // The page may have been open for a while: what is next is asked anew.
      if ('morning' in button.dataset) await load().catch(() => undefined)
      const hours = 'morning' in button.dataset ? (next_morning - now()) / 3_600_000 : Number(button.dataset.hours)
      await move(hours).catch(() => say(refused))
    })
  }
  const address = frame.src
  document.getElementById('again').addEventListener('click', () => {
    fresh += 1
    frame.src = `${address}&fresh=${fresh}`
  })
  load().catch(() => undefined)
  setInterval(() => zero && show(), 1000)
}
