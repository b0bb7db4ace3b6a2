/** Whether the server in this container takes requests, for the health check of its image: exits with 1 if it does not. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 8787}/readyz`, {
  signal: AbortSignal.timeout(4_000),
})
if (!answer.ok) {
  console.error(`${answer.status} ${await answer.text()}`)
  process.exit(1)
}
