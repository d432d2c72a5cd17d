export const hashIcon = 'M5 9l14 0M5 15l14 0M11 4l-4 16M17 4l-4 16'
