// React's development build reports each render to the tracks of the browser's profiler. Nobody reads them here, and they cost time.
Object.assign(console, { timeStamp: undefined, createTask: undefined })
