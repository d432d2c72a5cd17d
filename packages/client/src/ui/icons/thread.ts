export const threadIcon = 'm6 6v6a3 3 0 0 0 3 3h10l-4-4M15 19l4-4'
