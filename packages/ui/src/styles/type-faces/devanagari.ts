import './devanagari.css'
