const day = 86_400_000

/** Average posts a day since the account was created, rounded up (spec 2, section 9); null without posts, and if its age is unknown. */
export function dailyPosts(statusesCount: number, createdAt: string | null, now: number): number | null {
  const created = createdAt === null ? Number.NaN : Date.parse(createdAt)
  if (Number.isNaN(created) || statusesCount === 0) return null
  const days = Math.max(1, Math.ceil((now - created) / day))
  return Math.ceil(statusesCount / days)
}
