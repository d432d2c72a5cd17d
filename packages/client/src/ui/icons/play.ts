export const playIcon = 'M7 4v16l13-8l-13-8'
