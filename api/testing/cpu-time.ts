/** How long a computation takes: milliseconds of CPU of this thread, to which other work on the machine adds nothing. */
export function cpuTime(compute: () => void): number {
  const before = process.threadCpuUsage()
  compute()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
